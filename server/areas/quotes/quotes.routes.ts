import { bind } from '../../platform/http/routes.ts'

export const quotesRoutes = bind({}, {})
