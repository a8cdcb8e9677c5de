/** A content slot of the landing page (R404). */
export type SeedSlot = { name: string; html: string }

/**
 * The landing page's slots in their order. `network_popups` is left out on purpose: a page must do without a slot it
 * expects (R063).
 */
export const landingSlots: readonly SeedSlot[] = [
  {
    name: 'services',
    html: `<h2>What we do</h2>
<p>Halden Research is an independent provider of investment research, analytics and corporate access. We work for asset managers,
pension funds, insurers, banks and family offices in more than forty countries.</p>
<h3>Research</h3>
<p>Forty-two analysts cover 420 companies in eleven sectors and twelve regions, and write on economies, interest rates, credit,
currencies and commodities. Every note states what we think, what it is worth and what would change our mind.</p>
<h3>Analytics</h3>
<p>Monitors of prices, volumes and estimates are published every month, screens and valuation tools as workbooks that clients can
run with their own assumptions. The data behind a chart can always be had as a file.</p>
<h3>Intelligence and events</h3>
<p>More than six hundred meetings, calls, site visits and conferences a year bring investors together with management teams and
with people who know an industry from the inside.</p>`,
  },
  {
    name: 'values',
    html: `<h2>What we stand for</h2>
<ul>
<li><strong>Independence.</strong> We do not trade, lend or advise on transactions. Clients pay for our work, nobody else does.</li>
<li><strong>Plain words.</strong> A reader should know after one page what we think and why.</li>
<li><strong>A record.</strong> Ratings and target prices stay on file with their dates, the good ones and the others.</li>
<li><strong>Patience.</strong> We would rather publish a week later than a week too early.</li>
</ul>`,
  },
  {
    name: 'mission',
    html: `<h2>Our mission</h2>
<p>Markets have more information than ever and no more time to read it. Our task is to take a question that matters to an investor,
to do the work that it needs, and to give an answer that can be checked.</p>
<p>The firm was founded in London in 1998 by four analysts who wanted to write for readers rather than for a trading floor. It is
still owned by the people who work in it.</p>`,
  },
  {
    name: 'partners',
    html: `<h2>Our people</h2>
<p>Thirty-one partners own the firm. They run research, lead the sector teams and remain responsible for what is published under
their names.</p>
<h3>Research</h3>
<p>Economists, strategists and sector analysts work in offices close to the companies they follow. Half of them came from industry
and half from finance, and one from a newspaper.</p>
<h3>Client service</h3>
<p>Each client has one person to call, who knows what the client owns and what has been written about it. Questions to analysts are
answered on the day they are asked.</p>`,
  },
  {
    name: 'offices',
    html: `<h2>Our offices</h2>
<table>
<thead><tr><th>City</th><th>Region</th><th>Telephone</th></tr></thead>
<tbody>
<tr><td>London</td><td>Western Europe</td><td><a href="tel:+442079460100">+44 20 7946 0100</a></td></tr>
<tr><td>New York</td><td>North America</td><td><a href="tel:+12125550140">+1 212 555 0140</a></td></tr>
<tr><td>Stockholm</td><td>Nordics</td><td><a href="tel:+442079460120">+44 20 7946 0120</a></td></tr>
<tr><td>Singapore</td><td>South &amp; South-East Asia</td><td><a href="tel:+442079460130">+44 20 7946 0130</a></td></tr>
<tr><td>São Paulo</td><td>Latin America</td><td><a href="tel:+12125550150">+1 212 555 0150</a></td></tr>
</tbody>
</table>`,
  },
  {
    name: 'contact_popups',
    html: `<h2>Contact us</h2>
<h3>Client services</h3>
<p>For access, subscriptions and anything that does not work: <a href="mailto:clientservices@halden.example">clientservices@halden.example</a>,
<a href="tel:+442079460100">+44 20 7946 0100</a>, on weekdays from 7:00 to 19:00 London time.</p>
<h3>Investor access</h3>
<p>For meetings, site visits and conferences: <a href="mailto:access@halden.example">access@halden.example</a>.</p>
<h3>Compliance</h3>
<p>For questions about our policies and disclosures: <a href="mailto:compliance@halden.example">compliance@halden.example</a>.</p>`,
  },
  {
    name: 'research_popups',
    html: `<h2>How we work</h2>
<h3>Ratings</h3>
<p>We rate a share Buy when we expect it to return more than ten per cent in twelve months, Sell when we expect it to lose more than
five, and Hold in between. A rating is reviewed at least once a quarter.</p>
<h3>Target prices</h3>
<p>A target price is what we think a share is worth in twelve months. It rests on estimates that are part of the model, and the model
is available to clients.</p>
<h3>Libraries</h3>
<p>Notes are filed under Research, Sales Intelligence &amp; Events, Analytics, Valuation Tools, Primers and Earnings Hub. Data older than
two years stand in the archive.</p>`,
  },
]

/** The block at the foot of every page. */
export const footerHtml = `<p>Halden Research LLP, 14 Quillon Street, London. Halden Research is a fictitious provider; all companies,
analysts and documents of this demonstration are invented.</p>
<p>For professional clients only. Nothing on these pages is an offer to buy or sell a security. Opinions may change without notice, and
past performance is no guide to the future.</p>
<p><a href="mailto:clientservices@halden.example">Client services</a> · <a href="mailto:compliance@halden.example">Compliance</a></p>`
