import { subjectivitiesCalls } from '@portico/contract/areas/subjectivities/subjectivities.calls.ts'
import { bind } from '../../platform/http/routes.ts'

export const subjectivitiesRoutes = bind(subjectivitiesCalls, {})
