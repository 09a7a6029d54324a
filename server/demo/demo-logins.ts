import { demoPassword, demoPeople } from './demo-people.ts'

/** The demonstration log-ins as the start-up message shows them. */
export function demoLogins(address: string): string {
  const width = Math.max(...demoPeople.map(({ username }) => username.length))
  const lines = demoPeople.map(({ username, who }) => `  ${username.padEnd(width)}  ${who}`)
  const harbor = new URL(address)
  harbor.hostname = harbor.hostname === 'localhost' ? 'harbor.localhost' : harbor.hostname
  return `\nDemonstration log-ins, all with the password ${demoPassword}\n${lines.join('\n')}\n\nWhite label: ${harbor.href}\n`
}
