import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'

const room = new URL('../../../src/i18n/en/', import.meta.url)

/** Every text of the product in English, by `scope.name`, as the files of `src/i18n/en` have it. */
export function englishTexts(): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of readdirSync(room).filter((name) => name.endsWith('.ts'))) {
    const source = ts.createSourceFile(file, readFileSync(new URL(file, room), 'utf8'), ts.ScriptTarget.Latest)
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && node.expression.getText(source) === 'texts') enter(node, file)
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return found

  function enter({ arguments: [scope, words] }: ts.CallExpression, file: string) {
    if (!scope || !ts.isStringLiteral(scope) || !words || !ts.isObjectLiteralExpression(words))
      throw new Error(`${file}: a catalogue is a scope and its texts, written out`)
    for (const entry of words.properties) {
      if (!ts.isPropertyAssignment(entry) || !ts.isStringLiteralLike(entry.initializer) || !('text' in entry.name))
        throw new Error(`${file}: every text of ${scope.text} is written out`)
      found.set(`${scope.text}.${entry.name.text}`, entry.initializer.text)
    }
  }
}
