export { lawFirmRoutes } from './law-firm.routes.ts'
