export { BrandLogo } from './brand-logo.tsx'
export { BrandProvider, useBrand } from './brand-context.ts'
export { productBranding } from './product-branding.ts'
