import type { VendorLanding } from '@portico/contract/areas/vendors/open-vendor.calls.ts'
import { termsOf } from '@portico/contract/areas/vendors/vendor-lines.ts'
import { vendorStatusNames } from '@portico/contract/areas/vendors/vendor-terms.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import { useTexts } from '../../../kit/language/texts.ts'
import { Card } from '../../../kit/layout/card.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { requirementParts } from '../list/requirement-text.ts'
import { shownStatus, toneOf } from '../vendor-looks.ts'
import classes from '../vendors.module.css'

/** What each line must show, and whether it does. */
export function AskedLines({ landing: { lines, requirements } }: { readonly landing: VendorLanding }) {
  const { t, said } = useTexts()
  if (lines.length === 0 || requirements === null) return null
  return (
    <Card title={t('What the certificate must show')}>
      <ul className={classes.list} aria-label={t('What the certificate must show')}>
        {lines.map((each) => (
          <li key={each.line}>
            <div className={classes.line}>
              <strong>{said(termsOf(each.line).name)}</strong>
              <Pill tone={toneOf(shownStatus(each))}>{said(vendorStatusNames[shownStatus(each)])}</Pill>
            </div>
            <span className={classes.under}>
              {requirementParts(each.line, requirements[each.line])
                .map(({ words, value }) => [value, said(words)].filter(Boolean).join(' '))
                .join(', ')}
            </span>
            {each.clauses
              .filter(({ verdict }) => verdict !== 'MET')
              .map(({ text, verdict }) => (
                <span key={text} className={classes.under}>
                  {t(verdict === 'GAP' ? 'Not met: {what}' : 'Not shown: {what}', { what: said(text) })}
                </span>
              ))}
            {each.expiresOn !== null && (
              <span className={classes.under}>
                {t(each.status === 'EXPIRED' ? 'Expired {date}' : 'Expires {date}', {
                  date: formatDate(each.expiresOn),
                })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
