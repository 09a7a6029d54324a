import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runProgram } from './program.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The Chromium to test with: the one that is named, one that is there, or on Debian, as root, one installed now. */
export async function findChromium(): Promise<{ readonly path: string } | { readonly missing: string }> {
  const named = process.env.PORTICO_CHROMIUM
  if (named) return existsSync(named) ? { path: named } : { missing: `PORTICO_CHROMIUM names ${named}: no such file.` }
  const path = installed()
  if (path !== undefined) return { path }
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return {
      missing:
        'No Chromium was found. Install one (on Debian: `apt-get install chromium`), or name one in PORTICO_CHROMIUM.',
    }
  }
  console.log('Installing Chromium (apt-get install chromium) …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = () => runProgram('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], env)
  let ended = await install()
  if (ended.code !== 0) {
    // A fresh machine has no package lists yet, an old one stale ones.
    await runProgram('apt-get', ['update', '-q'], env)
    ended = await install()
  }
  const now = installed()
  return now === undefined ? { missing: `Chromium could not be installed:\n${ended.output}` } : { path: now }
}

function installed(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/opt/google/chrome']
  const places = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...places, ...applications].find((place) => existsSync(place))
}
