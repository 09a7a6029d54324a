import { coinedWord } from '../coined-words.ts'
import type { Violation } from '../violation.ts'
import { isToolSetting, placeOf } from '../place.ts'
import type { SourceTree } from '../source-tree.ts'
import { textsOf } from '../texts-of.ts'

const layers = new Set(['contract', 'server', 'web'])
/** Choices of questions are stored with the answers, so they keep their words. */
const storedChoices: Readonly<Record<string, string>> = {
  'contract/areas/forms/facts/fact-choices.ts': 'Nobody',
  'contract/areas/forms/facts/worker-facts.ts': 'Put right',
}

/** Texts that people read are written in the words of the trade. */
export function* words({ files }: SourceTree): Iterable<Violation> {
  for (const { path: file, text: source } of files.values()) {
    const { layer, isTest } = placeOf(file)
    if (!layers.has(layer) || isTest || isToolSetting(file) || !/\.tsx?$/.test(file)) continue
    for (const { line, text } of textsOf(file, source)) {
      // A single small word is a key or a code.
      const coined = / |^[A-Z]/.test(text) && text !== storedChoices[file] ? coinedWord(text) : undefined
      if (coined === undefined) continue
      yield {
        file,
        line,
        what: `the text says "${coined.word}"`,
        fix: `write ${coined.instead}: ${text.slice(0, 80)}`,
      }
    }
  }
}
