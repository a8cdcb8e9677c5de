import { contactPopups, researchPopups } from './landing-popups.ts'

/** A content slot of the landing page (R404). */
export type SeedSlot = { name: string; html: string }

/**
 * The landing page's slots in their order. `network_popups` is left out on purpose: a page must do without a slot it
 * expects (R063).
 *
 * A slot of popups (R064) holds one `<section data-popup="contact-london">` a popup, side by side and not within one another: its
 * first `<h2>` is the dialog's title, the rest its text. A popup's name is the slot's kind and a word, in small letters, digits and
 * hyphens, and stands once in all slots. A link to it, `<a href="#contact-london">`, may stand in every slot, within another popup
 * as well, and opens the dialog. What stands in such a slot outside its sections is not shown; a slot without any section is one
 * popup as a whole, named like its kind. A link may lead to a section of the page too, `<a href="#our_offices">`; one to a popup or
 * section that is not there is shown as its words.
 */
export const landingSlots: readonly SeedSlot[] = [
  {
    name: 'services',
    html: `<h2>What we do</h2>
<p>Halden Research is an independent provider of investment research, analytics and corporate access. We work for asset managers,
pension funds, insurers, banks and family offices in more than forty countries.</p>
<h3>Research</h3>
<p>Forty-five analysts cover 420 companies in eleven sectors and twelve regions, and write on economies, interest rates, credit,
currencies and commodities. Every note states what we think, what it is worth and what would change our mind.
<a href="#research-ratings">How we rate</a> and <a href="#research-targets">how we arrive at a price target</a> is on record.</p>
<h3>Analytics</h3>
<p>Monitors of prices, volumes and estimates are published every month, screens and valuation tools as workbooks that clients can
run with their own assumptions. The data behind a chart can always be had as a file. See
<a href="#research-data">where our figures come from</a>.</p>
<h3>Intelligence and events</h3>
<p>More than six hundred meetings, calls, site visits and conferences a year bring investors together with management teams and
with people who know an industry from the inside. Many can be watched again afterwards, and
<a href="#contact-access">Investor Access</a> arranges what is not in the calendar.</p>
<h3>Where to find it</h3>
<p>Clients read, search and download everything in this portal, have it sent by email as they prefer, or receive it in systems of
their own. An overview of <a href="#research-libraries">our libraries</a> tells what is filed where.</p>`,
  },
  {
    name: 'values',
    html: `<h2>What we stand for</h2>
<ul>
<li><strong>Independence.</strong> We do not trade, lend or advise on transactions. Clients pay for our work, nobody else does.
Our <a href="#research-independence">policy on conflicts</a> has two pages.</li>
<li><strong>Plain words.</strong> A reader should know after one page what we think and why.</li>
<li><strong>A record.</strong> Ratings and price targets stay on file with their dates, the good ones and the others.</li>
<li><strong>Patience.</strong> We would rather publish a week later than a week too early.</li>
</ul>`,
  },
  {
    name: 'mission',
    html: `<h2>Our mission</h2>
<p>Markets have more information than ever and no more time to read it. Our task is to take a question that matters to an investor,
to do the work that it needs, and to give an answer that can be checked.</p>
<p>The firm was founded in London in 1998 by four analysts who wanted to write for readers rather than for a trading floor. It is
still owned by the people who work in it, and has never had a client that paid for more than four per cent of its work.</p>`,
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
answered on the day they are asked. <a href="#contact-clients">Client Services</a> helps with everything else.</p>
<h3>Work with us</h3>
<p>We hire two classes of associates a year, in March and in September, and experienced analysts when we find them.
<a href="#contact-careers">Write to us</a>.</p>`,
  },
  {
    name: 'offices',
    html: `<h2>Our offices</h2>
<table>
<thead><tr><th>City</th><th>Covers</th><th>Telephone</th></tr></thead>
<tbody>
<tr><td><a href="#contact-london">London</a></td><td>Western Europe, Middle East and Africa</td><td><a href="tel:+442079460100">+44 20 7946 0100</a></td></tr>
<tr><td><a href="#contact-new-york">New York</a></td><td>North America</td><td><a href="tel:+12125550140">+1 212 555 0140</a></td></tr>
<tr><td><a href="#contact-stockholm">Stockholm</a></td><td>Nordics, Central and Eastern Europe</td><td><a href="tel:+442079460120">+44 20 7946 0120</a></td></tr>
<tr><td><a href="#contact-singapore">Singapore</a></td><td>Asia and Pacific</td><td><a href="tel:+442079460130">+44 20 7946 0130</a></td></tr>
<tr><td><a href="#contact-sao-paulo">São Paulo</a></td><td>Latin America</td><td><a href="tel:+12125550150">+1 212 555 0150</a></td></tr>
</tbody>
</table>
<p>Not sure whom to ask? <a href="#contact-clients">Client Services</a> in London answers on weekdays from 7:00 to 19:00.</p>`,
  },
  { name: 'contact_popups', html: contactPopups },
  { name: 'research_popups', html: researchPopups },
]

/** The block at the foot of every page. */
export const footerHtml = `<p>Halden Research LLP, 14 Quillon Street, London. Halden Research is a fictitious provider; all companies,
analysts and documents of this demonstration are invented.</p>
<p>For professional clients only. Nothing on these pages is an offer to buy or sell a security. Opinions may change without notice, and
past performance is no guide to the future.</p>
<p><a href="mailto:clientservices@halden.example">Client services</a> · <a href="mailto:compliance@halden.example">Compliance</a> ·
<a href="/widgets/">For developers</a></p>`
