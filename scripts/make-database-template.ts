import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants, zstdCompressSync } from 'node:zlib'
import { templateFile, templateVersionFile } from '../server/platform/database/embedded/cluster-template.ts'

// The engine belongs to the server's dependencies, so it is looked up from there.
const require = createRequire(new URL('../server/package.json', import.meta.url))
const { PGlite } = require('@electric-sql/pglite') as typeof import('@electric-sql/pglite')
const { version } = JSON.parse(
  readFileSync(new URL('../package.json', `file://${require.resolve('@electric-sql/pglite')}`), 'utf8'),
) as { version: string }

const database = await PGlite.create()
await database.exec('checkpoint')
const tar = Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer())
await database.close()

const { ZSTD_c_compressionLevel, ZSTD_c_windowLog } = constants
const packed = zstdCompressSync(tar, { params: { [ZSTD_c_compressionLevel]: 22, [ZSTD_c_windowLog]: 26 } })
writeFileSync(templateFile, packed)
writeFileSync(templateVersionFile, `${JSON.stringify({ pglite: version })}\n`)
console.log(`Template of PGlite ${version}: ${packed.length} bytes for ${tar.length}`)
