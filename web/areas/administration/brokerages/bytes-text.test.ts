import { expect, test } from 'vitest'
import { bytesText } from './bytes-text.ts'

test.each([
  [0, '0 KB'],
  [1_500, '1.5 KB'],
  [12_345_678, '12 MB'],
  [999_999_999, '1,000 MB'],
  [3_210_000_000, '3.2 GB'],
  [5_000_000_000_000_000, '5,000 TB'],
])('%s bytes are %s', (bytes, words) => expect(bytesText(bytes)).toBe(words))
