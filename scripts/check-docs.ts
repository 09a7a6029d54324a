import { docFindings, unnamedDependencies } from './docs/doc-findings.ts'

const findings = [...docFindings(process.cwd()), ...unnamedDependencies(process.cwd())]
for (const { file, line, what } of findings) console.error(`${file}:${line} ${what}`)
process.exitCode = findings.length === 0 ? 0 : 1
