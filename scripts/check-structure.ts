import { findingsIn } from './structure/all-rules.ts'
import { leavingImports } from './structure/leaving-imports.ts'
import { readTree } from './structure/source-tree.ts'

const tree = readTree(process.cwd())
const findings = findingsIn(tree)
for (const { file, line, what, mend } of findings) console.error(`${file}:${line} ${what}\n    ${mend}`)
console.log(`structure: ${tree.files.size} files, ${findings.length} broken rules`)
const shares = [...leavingImports(tree)].map(([layer, share]) => `${layer} ${share.toFixed(1)} %`)
console.log(`imports that leave their area: ${shares.join(', ')}`)
process.exitCode = findings.length === 0 ? 0 : 1
