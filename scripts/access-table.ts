// npm run access: writes docs/access.md from the contract. With --check it only says whether the page is true.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { accessPage } from './docs/access-page.ts'

const file = 'docs/access.md'
const page = accessPage()
if (!process.argv.includes('--check')) {
  writeFileSync(file, page)
} else if (!existsSync(file) || readFileSync(file, 'utf8') !== page) {
  console.error(`${file}:1 the page tells other rights than the contract\n    run npm run access`)
  process.exitCode = 1
}
