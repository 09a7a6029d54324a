export { applicationSheet } from './entries/open-application.ts'
export { fill, type Kept, mappedAddress } from './answers/filled-form.ts'
export { applicationPdf } from './pdf/application-pdf.ts'
export { applicationsRoutes, profilePagesRoutes } from './applications.routes.ts'
