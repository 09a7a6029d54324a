import { readFileSync } from 'node:fs'

// `npm ci` rejects a lockfile that lacks a package, and npm itself writes such lockfiles: it omits builds for other
// platforms if the registry lacks that version. This check reports it before the next fresh clone fails.

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const file = 'package-lock.json'
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> }

/** Where Node would look for a package: next to the one that needs it, and in every folder above. */
function isLocked(from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (`${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages) return true
    if (folder === '') return false
  }
}

const missing = Object.entries(packages).flatMap(([from, { dependencies, optionalDependencies }]) =>
  Object.entries({ ...dependencies, ...optionalDependencies })
    .filter(([name]) => !isLocked(from, name))
    .map(([name, version]) => `${file}:1 ${from || 'the root'} needs ${name} ${version}, which is not locked`),
)
for (const line of missing) console.error(line)
if (missing.length > 0) {
  console.error(
    '    choose a version that the registry has for every platform, delete the lockfile and run npm install',
  )
}
process.exitCode = missing.length === 0 ? 0 : 1
