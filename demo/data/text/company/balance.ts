import type { Topic } from '../topic.ts'

/** Cash and debt of a company that is neither a bank nor an insurer. */
export const balance: Topic = {
  headings: ['Cash and debt', 'Balance sheet', 'Capital allocation'],
  good: {
    opening: [
      'The balance sheet of {co} is a reason to own the share rather than a reason to worry.',
      'Free cash flow should come to {#5-9}% of market value in {fy2}.',
      'Cash is the part of the report that needed [no|least] explanation.',
    ],
    rest: [
      'Spending on {asset1} falls to {#4-7}% of sales once the present programme ends.',
      'Stocks of {goods1} are {#4-9} days lower than a year ago.',
      'About {#35-55}% of free cash flow is meant for shareholders.',
      'No bond matures before {soon}.',
      'Rating agencies have the outlook on positive.',
      'We see room for a small acquisition, and no need for one.',
    ],
  },
  bad: {
    opening: [
      'The balance sheet has become part of the debate.',
      'Free cash flow is likely to be negative in {fy1}, before any dividend.',
      'Debt is not too high, but it is too high for this stage of the cycle.',
    ],
    rest: [
      'Spending on {asset1} cannot be postponed much longer.',
      'Stocks of {goods1} have risen by {#6-14} days.',
      'Net debt stands at {#2.4-3.6} times EBITDA on our definition.',
      'About {#30-48}% of loans carry a floating rate.',
      'The committed credit line expires in {soon}.',
      'An asset sale would help, and the most likely candidate is {product2}.',
    ],
  },
  neutral: {
    opening: [
      'Cash flow covers spending and the dividend, with little to spare.',
      'The balance sheet is neither a help nor a hindrance.',
      'Net debt of {#1.2-2.1} times EBITDA is where management wants it to be.',
    ],
    rest: [
      'Spending on {asset1} stays at {#5-8}% of sales.',
      'The dividend takes {#40-55}% of earnings.',
      'Bonds of moderate size mature in {soon} and in {later}.',
      '[Management repeats that acquisitions must earn their cost within three years.|Acquisitions are possible but not planned.|Management would rather pay down debt than buy.]',
      '[We assume no purchase of own shares.|Buy-backs are not part of our forecast.]',
    ],
  },
}

/** The same for banks and insurers. */
export const capital: Topic = {
  headings: ['Capital', 'Capital and distribution', 'How much can be paid out'],
  good: {
    opening: [
      'Capital is above target and will stay there.',
      'The distribution should come to {#7-11}% of market value in {fy2}.',
      'Supervisors have left the requirement unchanged, which frees what had been held in reserve.',
    ],
    rest: [
      'Capital generation of {#160-240} basis points a year pays for growth and for the dividend.',
      'A further purchase of own shares could be announced with the annual report.',
      'Model changes cost {#15-35} basis points, less than feared.',
      'The next bond to be called is due in {soon}.',
      'Stress tests were passed with the third-best result in {place}.',
    ],
  },
  bad: {
    opening: [
      'Capital is adequate and no more than that.',
      'The distribution that investors hope for is not secure.',
      'Supervisors may ask for a larger buffer.',
    ],
    rest: [
      'New rules absorb {#40-80} basis points over two years.',
      'Capital generation of {#70-120} basis points a year does not cover both growth and dividend.',
      'Subordinated bonds have to be replaced by {soon} at a higher coupon.',
      'The result of the last stress test was in the lower third.',
      'Retained earnings will have to do the work.',
    ],
  },
  neutral: {
    opening: [
      'Capital stands at the middle of the range that management has set.',
      'The distribution is covered, and we expect no increase.',
      'Little has changed on the side of capital.',
    ],
    rest: [
      'We assume a pay-out of {#45-55}% of earnings.',
      'New rules cost about as much as one quarter earns.',
      'Bonds that count as capital are replaced as they are called.',
      'Management wants to see the next stress test before it decides.',
      'Growth of {#2-4}% a year is paid for by retained earnings.',
    ],
  },
}
