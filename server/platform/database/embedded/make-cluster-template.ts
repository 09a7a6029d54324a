// Rebuilds the shipped template after the pinned PGlite version changes.
import { readFileSync, writeFileSync } from 'node:fs'
import { constants, zstdCompressSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { templateFile, templateVersionFile } from './cluster-template.ts'

const engine = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))
const { version } = JSON.parse(readFileSync(engine, 'utf8')) as { version: string }

const database = await PGlite.create()
await database.exec('checkpoint')
const tar = Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer())
await database.close()

const { ZSTD_c_compressionLevel, ZSTD_c_windowLog } = constants
const packed = zstdCompressSync(tar, { params: { [ZSTD_c_compressionLevel]: 22, [ZSTD_c_windowLog]: 26 } })
writeFileSync(templateFile, packed)
writeFileSync(templateVersionFile, `${JSON.stringify({ pglite: version })}\n`)
process.stdout.write(`Template of PGlite ${version}: ${packed.length} bytes for ${tar.length}\n`)
