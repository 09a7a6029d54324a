import { violationsIn } from './structure/all-rules.ts'
import { leavingImports } from './structure/leaving-imports.ts'
import { readTree } from './structure/source-tree.ts'

const tree = readTree(process.cwd())
const violations = violationsIn(tree)
for (const { file, line, what, fix } of violations) console.error(`${file}:${line} ${what}\n    ${fix}`)
console.log(`structure: ${tree.files.size} files, ${violations.length} broken rules`)
const shares = [...leavingImports(tree)].map(([layer, share]) => `${layer} ${share.toFixed(1)} %`)
console.log(`imports that leave their area: ${shares.join(', ')}`)
process.exitCode = violations.length === 0 ? 0 : 1
