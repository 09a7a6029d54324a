import { fullName } from '../platform/access/actor.ts'
import { demoBrokerages } from './demo-brokerages.ts'
import { demoPassword, demoPeople, type DemoPerson } from './demo-people.ts'

/** What the demonstration shows of itself: its password, its people and its brands. */
export const shownWorld = {
  password: demoPassword,
  users: demoPeople.map((person) => ({
    username: person.username,
    name: fullName(person),
    who: person.who,
    group: groupOf(person),
  })),
  brands: demoBrokerages.map(({ name, subdomain }) => ({ name, subdomain })),
}

function groupOf(person: DemoPerson): 'platform' | 'brokerage' | 'insured' | 'special' {
  if (person.isAdmin === true) return 'platform'
  if (person.brokerage !== undefined) return 'brokerage'
  const showsStep = person.isViewer === true || person.mustResetPassword === true || person.tfaPhone !== undefined
  return showsStep || person.accounts === undefined ? 'special' : 'insured'
}
