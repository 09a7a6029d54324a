import { docViolations, doubledRows, unnamedDependencies } from './docs/doc-violations.ts'

const violations = [docViolations, doubledRows, unnamedDependencies].flatMap((find) => find(process.cwd()))
for (const { file, line, what } of violations) console.error(`${file}:${line} ${what}`)
process.exitCode = violations.length === 0 ? 0 : 1
