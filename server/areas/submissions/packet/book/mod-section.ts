import { isMissing, modOf, valuesName } from '@portico/contract/areas/experience/mod.rules.ts'
import type { RatedWorksheet } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import type { PdfPart } from '../../../../platform/pdf/pdf-pages.ts'
import { fact } from '../../../../platform/pdf/parts/pdf-parts.ts'
import { modTables, ratedSheetsView } from '../../../experience/experience.public.ts'
import type { SubmissionRow } from '../../submissions.view.ts'
import { section } from './sections.ts'

/** The experience rating worksheets of the term, each with its mod as published and as calculated. */
export async function modSection(tx: Tx, { account, effectiveOn }: SubmissionRow): Promise<PdfPart[]> {
  const sheets = await ratedSheetsView(tx, account, effectiveOn)
  return section('Experience mod', sheets.flatMap(worksheetParts))
}

function worksheetParts({ worksheet, plan }: RatedWorksheet): PdfPart[] {
  const { state, ratingOn, riskId, publishedMod } = worksheet
  const result = modOf(worksheet, plan)
  return [
    { style: 'chapter', text: `${state}, rating date ${americanDay(ratingOn)}` },
    fact('Published mod', publishedMod === null ? 'Not entered' : publishedMod.toFixed(2)),
    ...(riskId === '' ? [] : [fact('Risk ID', riskId)]),
    ...(isMissing(result)
      ? []
      : [fact('Calculated mod', `${result.mod.toFixed(2)} (${valuesName(plan)})`), ...modTables(result)]),
  ]
}
