import type { Violation } from '../violation.ts'
import type { SourceTree } from '../source-tree.ts'

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const saysNothing = /^(?:index|utils?)$/

/** Files and folders are in kebab-case and named after what they hold. */
export function* names({ files }: SourceTree): Iterable<Violation> {
  const folders = new Map<string, string>()
  for (const file of files.keys()) {
    const steps = file.split('/')
    const name = steps.pop() ?? ''
    yield* error(file, name.split('.'))
    while (steps.length > 0) {
      folders.set(steps.join('/'), steps.at(-1) ?? '')
      steps.pop()
    }
  }
  for (const [path, name] of folders) yield* error(path, [name])
}

function* error(file: string, parts: readonly string[]): Iterable<Violation> {
  const [first = ''] = parts
  if (saysNothing.test(first)) {
    const fix = 'name it after what it holds; a helper lives with its first user'
    yield { file, line: 1, what: `the name "${first}" says nothing`, fix }
  } else if (!parts.every((part) => kebab.test(part))) {
    yield { file, line: 1, what: 'the name is not in kebab-case', fix: 'use small letters, digits and hyphens' }
  }
}
