import { isOffered } from '@portico/contract/areas/features/feature.rules.ts'
import type { Handler } from '../../platform/context.ts'
import { definitions } from './definitions.ts'

const offered = definitions.filter(({ name }) => isOffered(name))

/** Every flag that something reads. */
export const listDefinitions: Handler<'GET /admin/features'> = async () => ({ status: 200, body: offered })
