import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'

const directory = (language: 'en' | 'de') => new URL(`../../../src/i18n/${language}/`, import.meta.url)

export const filesOf = (language: 'en' | 'de'): string[] => readdirSync(directory(language)).sort()

/** The texts of one file of `src/i18n/en`, by `scope.name`. */
export function englishTextsIn(file: string): Map<string, string> {
  const found = new Map<string, string>()
  const source = ts.createSourceFile(file, readFileSync(new URL(file, directory('en')), 'utf8'), ts.ScriptTarget.Latest)
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === 'texts') enter(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found

  function enter({ arguments: [scope, words] }: ts.CallExpression) {
    if (!scope || !ts.isStringLiteral(scope) || !words || !ts.isObjectLiteralExpression(words))
      throw new Error(`${file}: a catalogue is a scope and its texts, written out`)
    for (const entry of words.properties) {
      if (!ts.isPropertyAssignment(entry) || !ts.isStringLiteralLike(entry.initializer) || !('text' in entry.name))
        throw new Error(`${file}: every text of ${scope.text} is written out`)
      found.set(`${scope.text}.${entry.name.text}`, entry.initializer.text)
    }
  }
}

/** Every text of the product in English. */
export const englishTexts = (): Map<string, string> =>
  new Map(filesOf('en').flatMap((file) => [...englishTextsIn(file)]))

/** The texts of one file of `src/i18n/de`, by `scope.name`. */
export async function germanTextsIn(file: string): Promise<Map<string, string>> {
  const module: Record<string, Record<string, Record<string, string>>> = await import(
    new URL(file, directory('de')).href
  )
  const scopes = Object.values(module).flatMap((exported) => Object.entries(exported))
  return new Map(
    scopes.flatMap(([scope, words]) => Object.entries(words).map(([name, text]) => [`${scope}.${name}`, text])),
  )
}
