import { calls } from '../../kit/call.ts'

export const submissionsCalls = calls({})
