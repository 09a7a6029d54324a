import { pageViewsCalls } from '@portico/contract/areas/page-views/page-views.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { countPageView } from './count-page-view.ts'

export const pageViewsRoutes = bind(pageViewsCalls, { 'POST /open/page-views': countPageView })
