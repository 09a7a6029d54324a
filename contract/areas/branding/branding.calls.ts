import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { Branding } from './branding.shapes.ts'
import { Configuration, ConfigurationEdit, LogoUpload } from './configuration.shapes.ts'

const inBrokerage = z.object({ id: z.string() })
const StaleConfiguration = Problem.extend({ current: Configuration }).meta({ id: 'StaleConfiguration' })

export const brandingCalls = calls({
  'GET /open/branding/{subdomain}': {
    access: 'open',
    summary: 'Colours, names and logo of a subdomain; the product’s own where the subdomain is unknown.',
    params: z.object({ subdomain: z.string().max(63) }),
    responses: { 200: Branding },
  },
  'GET /open/logos/{logoId}': {
    access: 'open',
    summary: 'A logo, under an address that changes with it.',
    params: z.object({ logoId: z.string().max(100) }),
    responses: { 200: 'picture', 404: Problem },
  },
  'GET /api/broker-admin/{id}/configuration': {
    access: 'brokerage-admin',
    summary: 'Names, colours, logo and address of a brokerage, for those who set them.',
    params: inBrokerage,
    responses: { 200: Configuration },
  },
  'PUT /api/broker-admin/{id}/configuration': {
    access: 'brokerage-admin',
    summary: 'Changes them. A save from an old version is refused with the configuration as it stands.',
    params: inBrokerage,
    body: ConfigurationEdit,
    responses: { 200: Configuration, 409: StaleConfiguration, 422: Problem },
  },
  'PUT /api/broker-admin/{id}/logo': {
    access: 'brokerage-admin',
    summary: 'Sets the logo of a brokerage: PNG, JPEG or WebP of 1 MB at most.',
    params: inBrokerage,
    bodyBytes: 1_500_000,
    body: LogoUpload,
    responses: { 200: Configuration, 422: Problem },
  },
  'DELETE /api/broker-admin/{id}/logo': {
    access: 'brokerage-admin',
    summary: 'Takes the logo of a brokerage away; its name stands in its place.',
    params: inBrokerage,
    responses: { 200: Configuration },
  },
})
