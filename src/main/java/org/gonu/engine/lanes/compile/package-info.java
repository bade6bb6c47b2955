/**
 * Compiles the phases of a circuit to code for lanes.
 *
 * <p>Comes in: a {@link org.gonu.engine.lanes.phase.PhaseProgram} for each phase. Goes out: {@link
 * org.gonu.engine.lanes.compile.LaneCode}, in the variants of {@link
 * org.gonu.engine.lanes.compile.LaneVariants}. Reading order: {@code StepIrBuilder} (gates to
 * {@code StepIr}, the intermediate representation), {@code Lowering} (gates to instructions),
 * {@code RoleChoice} and {@code ChoiceTree} (draw a move), {@code Fusion} (several instructions
 * into one), {@code Scheduler} (groups equal opcodes), {@code RegisterAllocator} (virtual registers
 * to slots), {@code Assembler} (instructions to ints).
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.engine.lanes.compile;

import org.jspecify.annotations.NullMarked;
