import { type Concept, companyConcept as concept } from './concept.ts'

/** Concepts about cash, debt and what owners receive. */
export const capitalConcepts: readonly Concept[] = [
  concept(
    'cash-conversion',
    'good',
    [
      'strong free cash flow conversion from net profit',
      'Free cash flow was {#92-108}% of net profit over two years.',
      'Strong free cash flow covers the dividend {#1.6-2.4} times.',
      'Cash flow and cash conversion are stronger than those of its peers.',
    ],
    [
      'earnings are collected and received as money',
      'Earnings are matched by money collected and received.',
      '{co} collects its receipts quickly, so that earnings become money.',
      'Reported earnings were received as money almost in full.',
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
      'customers pay invoices late and unsold goods pile up',
      'Customers pay invoices late, and unsold goods pile up.',
      'Overdue invoices remain unpaid for {#70-95} days on average.',
      '{co} waits for payment of invoices and stores unsold goods.',
    ],
  ),
  concept(
    'deleveraging',
    'good',
    [
      'lower leverage and reduced debt',
      'Leverage falls below {#1.2-1.9} times EBITDA by year-end, and debt is reduced.',
      'Debt reduction is two years ahead of target.',
      'Leverage is lower, and the debt burden has been reduced since {past}.',
    ],
    [
      'repaying borrowings and bank loans early',
      'Borrowings and bank loans are repaid early.',
      '{co} repaid bank loans and has few borrowings left.',
      'Repaying loans to the banks comes before anything else.',
    ],
  ),
  concept(
    'covenant-risk',
    'bad',
    [
      'breach of debt covenants and default',
      'The debt covenant allows {#3.2-3.8} times, and we forecast a ratio close to it.',
      'A breach of covenants and a default cannot be excluded at the next test.',
      'Covenant headroom has narrowed to {#6-12}%, so a breach of the debt covenant is possible.',
    ],
    [
      'violating loan agreements with lenders, waiver requested',
      'Lenders may demand repayment if loan agreements are violated.',
      '{co} asks its lenders for a waiver of loan terms.',
      'Violations of the loan agreement entitle lenders to refuse a waiver.',
    ],
  ),
  concept(
    'refinancing-wall',
    'bad',
    [
      'refinancing of maturing bonds',
      'Bonds worth {#18-31}% of market value mature within two years.',
      'Refinancing the maturing bonds doubles the coupon.',
      'The wall of bond maturities that need refinancing begins next spring.',
    ],
    [
      'cheap loans must be replaced with costlier borrowing',
      'Cheap loans fall due, and replacement borrowing will be costlier.',
      'Interest expense climbs when old loans are rolled over.',
      '{co} must negotiate with lenders about new borrowing on worse terms.',
    ],
  ),
  concept(
    'share-buyback',
    'good',
    [
      'share buyback',
      'The buyback retires {#3-6}% of the shares each year.',
      'A further share buyback is likely with the annual report.',
      'Share buybacks have been executed well below the present price.',
    ],
    [
      'company repurchases its own stock',
      '{co} repurchases its own stock and cancels it.',
      'The company will repurchase stock with surplus cash.',
      "Stock repurchases are the preferred use of the company's money.",
    ],
  ),
  concept(
    'dividend-cut',
    'bad',
    [
      'cut in the dividend, lower quarterly dividends',
      'We expect the dividend to be cut by {#30-50}%.',
      'A dividend cut would lower quarterly dividends to a sustainable level.',
      'The dividend is too high, and cutting dividends looks hard to avoid.',
    ],
    [
      'payout and distribution to stockholders suspended',
      'The payout to stockholders will be reduced.',
      '{co} may suspend its payout and other distributions to stockholders.',
      'Stockholders must reckon with a suspended payout or a small distribution.',
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
      'higher payouts and distributions to shareholders',
      'Shareholders can look forward to higher payouts.',
      '{co} pays out more to shareholders each time, and comfortably.',
      'Higher distributions to shareholders follow from better earnings.',
    ],
  ),
  concept(
    'capex-peak',
    'good',
    [
      'capital expenditure has peaked and falls',
      'Capital expenditure peaked last year and falls by {#18-30}%.',
      'Capital expenditures are past their peak, so free cash flow doubles.',
      'Budgets for capital expenditure hold nothing large after {fy2}.',
    ],
    [
      'construction projects and heavy investment completed',
      'Heavy investment in equipment and construction is completed.',
      '{co} has completed the construction of plants and other projects.',
      'Investments decline now that construction projects are finished.',
    ],
  ),
  concept(
    'impairment',
    'bad',
    [
      'goodwill impairment charge',
      'A goodwill impairment charge looks unavoidable.',
      'Goodwill is {#48-73}% of equity, and no impairment has been charged so far.',
      'The auditors will test goodwill for impairment at year-end.',
    ],
    [
      'write-down of overvalued intangible assets',
      'Overvalued intangible assets may be written down by a large amount.',
      '{co} carries intangible assets that it should write off.',
      'A write-down of intangible assets would reduce book value.',
    ],
  ),
  concept(
    'rights-issue',
    'bad',
    [
      'dilutive rights issue',
      'A rights issue of {#10-20}% of the share count cannot be ruled out.',
      'Dilution through a rights issue is the risk that the share does not yet price.',
      'The rights issue would dilute earnings per share by {#8-14}%.',
    ],
    [
      'raising fresh equity by selling new stock',
      'Fresh equity must be raised from existing investors.',
      'New stock will be sold cheaply to raise equity.',
      '{co} needs fresh equity capital and sells new stock.',
    ],
  ),
  concept(
    'pension-deficit',
    'bad',
    [
      'pension fund deficit',
      'The pension deficit equals {#11-19}% of market value.',
      'Contributions to close the pension deficit rise from next year.',
      'Pension fund trustees have asked for more cover of the deficit.',
    ],
    [
      'underfunded retirement benefits of retirees',
      'Retirement benefits of employees are underfunded.',
      'Underfunded obligations to retirees behave like borrowings.',
      '{co} owes retirement benefits to thousands of retirees.',
    ],
    ['Aerospace & Defence', 'Machinery', 'Telecoms', 'Media', 'Autos & Parts', 'Chemicals', 'Transport & Logistics'],
  ),
  concept(
    'net-cash',
    'good',
    [
      'net cash position on the balance sheet',
      'Net cash amounts to {#9-18}% of market value.',
      'The balance sheet has carried a net cash position since {past}.',
      '{co} earns interest on its net cash and deposits.',
    ],
    [
      'owes nothing and has surplus funds to invest',
      'It owes nothing and has surplus funds to invest.',
      '{co} has plenty of money and surplus funds.',
      'With funds to spare and nothing owed, the company can buy others.',
    ],
  ),
  concept(
    'accounting-quality',
    'bad',
    [
      'aggressive accounting practices',
      'Accounting has become more aggressive in {#2-3} places.',
      'Aggressive accounting practices inflate EBITDA by {#5-10}%.',
      'Accounting practices were changed, and the new ones are aggressive.',
    ],
    [
      'dubious bookkeeping questioned by auditors',
      'Auditors questioned the bookkeeping of {co}.',
      'Dubious bookkeeping overstates profits, as auditors noted.',
      'Auditors dispute the bookkeeping, and reported figures look dubious.',
    ],
  ),
  concept(
    'off-balance-sheet',
    'bad',
    [
      'off-balance-sheet lease liabilities',
      'Leases and guarantees off the balance sheet add {#0.6-1.3} turns of leverage.',
      'Lease liabilities are larger than reported debt.',
      'Lease guarantees for joint ventures stay off the balance sheet.',
    ],
    [
      'hidden rental commitments and obligations',
      'Hidden rental obligations are higher than investors think.',
      'Rental commitments run for decades and are easily overlooked.',
      '{co} has hidden obligations and commitments that no ratio shows.',
    ],
    ['Retail', 'Travel & Leisure', 'Transport & Logistics', 'Telecoms', 'Energy Services'],
  ),
]
