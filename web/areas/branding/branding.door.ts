export { BrandLogo } from './brand-logo.tsx'
export { BrandProvider, useBrand } from './brand-context.ts'
