// Draws the flaw of each view over its lines and writes VIEW-drawn.png. Run in the folder of the passes.
import {createRequire} from "node:module"; const sharp=createRequire(import.meta.url)("sharp");
const o="#ff7f33";
const ring=(x,y,r=30)=>`<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${o}" stroke-width="2"/><path d="M${x-r-9} ${y}h12M${x+r+9} ${y}h-12M${x} ${y-r-9}v12M${x} ${y+r+9}v-12" stroke="${o}" stroke-width="2"/>`;
const flaws={
"offshore-platform":`${ring(912,300,40)}<path d="M896 296l6 5 4-4 5 6 5-3 5 6 5-2 6 5" fill="none" stroke="${o}" stroke-width="4" stroke-linejoin="round"/>`,
"weld-probe":`<path d="M966 470L790 380" stroke="${o}" stroke-width="2.4" stroke-dasharray="10 7"/><path d="M966 470l-27-5 8-15z" fill="${o}"/><path d="M742 318q15 16 26 34t20 38 16 42q-14-14-24-38t-24-38-14-38z" fill="${o}" fill-opacity=".85" stroke="${o}" stroke-width="2"/>${ring(772,374,84)}`,
"gas-spheres":`<g transform="translate(-14 -192)"><g fill="none" stroke="${o}"><path d="M902 560q14-30 52-28t52 26-20 44-66 4-18-46z" stroke-width="1.8"/><path d="M918 564q12-20 38-18t34 20-16 28-44 0-12-30z" stroke-width="2.2"/><path d="M938 568q8-10 20-8t18 10-10 14-22 0-6-16z" stroke-width="2.6" fill="${o}" fill-opacity=".8"/></g><g fill="${o}">${[0,1,2,3,4].flatMap(i=>[0,1,2].map(j=>`<circle cx="${900+i*27}" cy="${540+j*30+Math.abs(i-2)*-2}" r="2.8"/>`)).join("")}</g></g>`,
"tank-terminal":`<g transform="translate(-101 -78)"><g fill="${o}" fill-opacity=".85" stroke="${o}" stroke-width="1.4" stroke-linejoin="round"><path d="M985 541l9-6 13 2 10-4 12 5 9 9-7 9-14 2-9 6-15-3-9-8z"/><path d="M1049 549l7-4 9 3 3 7-7 5-10-2z"/><path d="M967 556l5-3 6 3-2 5-7 1z"/></g>${ring(1013,550,46)}</g>`,
"refinery":`<circle cx="932" cy="421" r="11" fill="none" stroke="${o}" stroke-width="2.6"/><path d="M940 413l7-6 2-7 7-5M941 428l8 5 2 6" fill="none" stroke="${o}" stroke-width="3.4" stroke-linejoin="round"/>${ring(934,420,40)}`};
for(const [n,s] of Object.entries(flaws)){
 const svg=`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900">${s}</svg>`;
 await sharp(n+".png").composite([{input:Buffer.from(svg)}]).png({palette:true,colours:96,effort:10,dither:0}).toFile(n+"-drawn.png");
 const b=[]; for(const [w,q] of [[1600,22],[1600,26],[1600,30],[1280,30],[800,40]]) b.push(w+"/"+q+":"+(await sharp(n+"-drawn.png").resize(w).avif({quality:q,effort:4}).toBuffer()).length);
 console.log(n,(await import("node:fs")).statSync(n+"-drawn.png").size,b.join(" "));
}
