// Starts `gonu lsp` and connects the editor with it.

const fs = require("fs");
const path = require("path");
const vscode = require("vscode");
const { LanguageClient, TransportKind } = require("vscode-languageclient/node");

let client;

/** The jar that the settings name, or the one that was built in an open folder. */
function findJar(settings) {
  const named = settings.get("jar");
  const built = (vscode.workspace.workspaceFolders || []).map((folder) =>
    path.join(folder.uri.fsPath, "target", "gonu.jar"),
  );
  return named || built.find((file) => fs.existsSync(file));
}

async function activate(context) {
  const settings = vscode.workspace.getConfiguration("gonu");
  const jar = findJar(settings);
  if (!jar) {
    vscode.window.showErrorMessage("Gonu: set 'gonu.jar' to the path of gonu.jar.");
    return;
  }
  const args = ["-jar", jar, "lsp"];
  if (settings.get("caseSensitive")) {
    args.push("--case-sensitive");
  }
  const server = { command: settings.get("java"), args, transport: TransportKind.stdio };
  client = new LanguageClient("gonu", "Gonu", server, {
    documentSelector: [{ language: "gdl" }, { language: "gdl-test" }],
  });
  context.subscriptions.push(client);
  await client.start();
}

function deactivate() {
  return client ? client.stop() : undefined;
}

module.exports = { activate, deactivate };
