import { dollars } from '../../kit/money-words.ts'
import type { CertificateLine } from './certificate.shapes.ts'

/** A limit as a certificate states it. */
export const statedLimit = ({ amount, text, deductible = null }: CertificateLine['limits'][number]): string =>
  [amount === null ? '' : dollars(amount), deductible === null ? '' : `${dollars(deductible)} deductible`, text]
    .filter((part) => part !== '')
    .join(', ')
