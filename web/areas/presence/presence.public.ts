export { PeoplePresent } from './people-present.tsx'
export { peopleMarks } from './people-marks.ts'
export { usePresence } from './use-presence.ts'
