import { calls } from '../../kit/call.ts'

export const subjectivitiesCalls = calls({})
