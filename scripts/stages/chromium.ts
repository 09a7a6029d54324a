import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runProgram } from './program.ts'

/** Debian's packages: the first draws no window and no menus, and takes a fifth less CPU for the same pages. */
const packages = ['chromium-headless-shell', 'chromium']
const names = [...packages, 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
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
        'No Chromium was found. Install one (on Debian: `apt-get install chromium-headless-shell`), or name one in PORTICO_CHROMIUM.',
    }
  }
  console.log(`Installing Chromium (apt-get install ${packages[0]}) …`)
  const apt = (...args: string[]) => runProgram('apt-get', ['-y', '-q', ...args], { DEBIAN_FRONTEND: 'noninteractive' })
  // A fresh machine has no package lists yet, an old one stale ones.
  let ended = await apt('update')
  for (const name of packages) {
    // oxlint-disable-next-line no-await-in-loop -- the second only where the first is not to be had
    ended = await apt('install', '--no-install-recommends', name)
    const now = installed()
    if (now !== undefined) return { path: now }
  }
  return { missing: `Chromium could not be installed:\n${ended.output}` }
}

function installed(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/opt/google/chrome']
  const places = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...places, ...applications].find((place) => existsSync(place))
}
