import { type Concept, companyConcept as concept } from './concept.ts'

/** Concepts about cash, debt and what owners receive. */
export const capitalConcepts: readonly Concept[] = [
  concept(
    'cash-conversion',
    'good',
    [
      'strong free cash flow conversion',
      'Free cash flow conversion was {#92-108}% over two years.',
      'Conversion of profit into cash is the best among its peers.',
      'Free cash flow covers the dividend {#1.6-2.4} times.',
    ],
    [
      'earnings turn into money in the bank',
      'Earnings arrive as money in the bank and not just on paper.',
      'What {co} reports it also collects.',
      'Hardly any accruals stand between income and the bank account.',
    ],
  ),
  concept(
    'working-capital-build',
    'bad',
    [
      'working capital absorbs cash',
      'Working capital absorbed {#4-8}% of sales in cash.',
      'Receivables and inventory pushed working capital to a record.',
      'Cash is tied up in working capital that will be slow to release.',
    ],
    [
      'customers pay late and goods pile up',
      'Customers pay later, and unsold goods pile up.',
      'Invoices remain open for {#70-95} days on average.',
      '{co} has become a lender to those it supplies.',
    ],
  ),
  concept(
    'deleveraging',
    'good',
    [
      'reducing debt leverage',
      'Leverage falls below {#1.2-1.9} times EBITDA by year-end.',
      'Debt reduction is two years ahead of target.',
      'Net debt has been reduced by a third since {past}.',
    ],
    [
      'repaying borrowings strengthens the balance sheet',
      'Borrowings are being repaid out of ordinary cash.',
      '{co} owes its banks far less than before.',
      'The balance sheet is stronger than at any point in the cycle.',
    ],
  ),
  concept(
    'covenant-risk',
    'bad',
    [
      'covenant breach risk',
      'The covenant allows {#3.2-3.8} times, and we forecast a ratio close to it.',
      'A breach of covenants cannot be excluded at the next test.',
      'Covenant headroom has narrowed to {#6-12}%.',
    ],
    [
      'lenders could demand early repayment',
      'Creditors may ask for their money ahead of schedule.',
      'Banks could call in the loan or insist on new terms.',
      '{co} would have to plead with its lenders for a waiver.',
    ],
  ),
  concept(
    'refinancing-wall',
    'bad',
    [
      'refinancing wall of maturing bonds',
      'Bonds worth {#18-31}% of market value mature within two years.',
      'Refinancing those bonds doubles the coupon.',
      'The maturity wall begins next spring.',
    ],
    [
      'old cheap loans must be replaced at higher rates',
      'Cheap loans fall due, and their replacement will be dear.',
      "Interest expense climbs when yesterday's borrowing is rolled over.",
      '{co} must go back to lenders in a less friendly mood.',
    ],
  ),
  concept(
    'share-buyback',
    'good',
    [
      'share buyback',
      'The buyback retires {#3-6}% of the shares each year.',
      'A further buyback is likely with the annual report.',
      'Buybacks have been executed well below the present price.',
    ],
    [
      'repurchasing its own stock from investors',
      '{co} repurchases its own stock and cancels it.',
      'Surplus money goes back to investors through repurchases.',
      'Each remaining holder owns a larger slice.',
    ],
  ),
  concept(
    'dividend-cut',
    'bad',
    [
      'dividend cut',
      'We expect the dividend to be cut by {#30-50}%.',
      'A dividend cut would be the sensible choice.',
      'The dividend exceeds what is left after capital spending, and a cut looks hard to avoid.',
    ],
    [
      'payout to shareholders will be lowered',
      'Shareholders must reckon with a lower payout.',
      'The distribution cannot stay where it is.',
      'Holding on to cash matters more now than pleasing income seekers.',
    ],
  ),
  concept(
    'dividend-growth',
    'good',
    [
      'growing dividend',
      'The dividend has grown for {#8-17} years without a break.',
      'We raise our dividend forecast by {#6-12}%.',
      'Dividend growth of {#6-9}% a year is affordable.',
    ],
    [
      'higher cash payments to owners',
      'Owners can look forward to larger cheques.',
      '{co} pays out more each time, and comfortably.',
      'The distribution rises in step with underlying earnings.',
    ],
  ),
  concept(
    'capex-peak',
    'good',
    [
      'capital expenditure has peaked',
      'Capital expenditure peaked last year and falls by {#18-30}%.',
      'With capex past its peak, free cash flow doubles.',
      'The capital expenditure plan holds nothing large after {fy2}.',
    ],
    [
      'the heavy investment phase is over',
      'The heavy investment phase is behind it.',
      'The building work is finished, and harvesting can start.',
      '{co} has bought the equipment that it needs for a decade.',
    ],
  ),
  concept(
    'impairment',
    'bad',
    [
      'goodwill impairment',
      'An impairment of goodwill looks unavoidable.',
      'Goodwill is {#48-73}% of equity and has not been impaired so far.',
      'The auditors will ask about impairment at year-end.',
    ],
    [
      'writing down the value of past acquisitions',
      'Past acquisitions are worth less than the books say.',
      '{co} will have to write something off.',
      'Asset values stand in the accounts at hopeful figures.',
    ],
  ),
  concept(
    'rights-issue',
    'bad',
    [
      'dilutive rights issue',
      'A rights issue of {#10-20}% of the share count cannot be ruled out.',
      'Dilution is the risk that the share does not yet price.',
      'The rights issue would dilute earnings per share by {#8-14}%.',
    ],
    [
      'raising fresh equity from existing holders',
      'Existing holders may be asked to put in fresh equity.',
      'New stock must be sold at a bargain.',
      '{co} needs capital and has nobody else to turn to.',
    ],
  ),
  concept(
    'pension-deficit',
    'bad',
    [
      'pension deficit',
      'The pension deficit equals {#11-19}% of market value.',
      'Contributions to close the pension deficit rise from next year.',
      'Pension trustees have asked for more cover of the deficit.',
    ],
    [
      'underfunded retirement obligations',
      'Retirement promises are not fully funded.',
      'Former employees have a claim on cash that analysts tend to forget.',
      'Obligations to retirees behave like borrowings.',
    ],
    ['Aerospace & Defence', 'Machinery', 'Telecoms', 'Media', 'Autos & Parts', 'Chemicals', 'Transport & Logistics'],
  ),
  concept(
    'net-cash',
    'good',
    [
      'net cash balance sheet',
      'Net cash amounts to {#9-18}% of market value.',
      'The balance sheet has carried net cash since {past}.',
      '{co} earns interest on its net cash instead of paying it.',
    ],
    [
      'no debt and plenty of liquidity to spend',
      'It owes nothing and has plenty to spend.',
      'Ample liquidity would allow a purchase without asking lenders.',
      'Free of borrowings, it can act while rivals wait.',
    ],
  ),
  concept(
    'accounting-quality',
    'bad',
    [
      'aggressive accounting',
      'Accounting has become more aggressive in {#2-3} places.',
      'Capitalised development now inflates EBITDA by {#5-10}%.',
      'One-off items have appeared in the accounts for six years in a row.',
    ],
    [
      'questionable bookkeeping flatters profit',
      'Profit is helped by questionable bookkeeping.',
      'Revenue is recognised before the work is done.',
      'We doubt the quality of what is reported and adjust for it.',
    ],
  ),
  concept(
    'off-balance-sheet',
    'bad',
    [
      'off-balance-sheet lease liabilities',
      'Leases and guarantees off the balance sheet add {#0.6-1.3} turns of leverage.',
      'Lease liabilities are larger than reported debt.',
      'Guarantees for joint ventures stay off the balance sheet.',
    ],
    [
      'hidden commitments make true indebtedness higher',
      'True indebtedness is higher than the headline.',
      'Rental commitments run for decades and are easily overlooked.',
      '{co} has promised money that no ratio shows.',
    ],
    ['Retail', 'Travel & Leisure', 'Transport & Logistics', 'Telecoms', 'Energy Services'],
  ),
]
