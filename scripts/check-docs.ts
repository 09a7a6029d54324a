import { docFindings, doubledRows, unnamedDependencies } from './docs/doc-findings.ts'

const findings = [docFindings, doubledRows, unnamedDependencies].flatMap((find) => find(process.cwd()))
for (const { file, line, what } of findings) console.error(`${file}:${line} ${what}`)
process.exitCode = findings.length === 0 ? 0 : 1
