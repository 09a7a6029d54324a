import { calls } from '../../kit/call.ts'

export const bindingCalls = calls({})
