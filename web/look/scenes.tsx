import { type JSX, memo } from 'react';

/** The picture is 250 by 350; bricks lie in courses, every second one shifted by half. */
function bricks(width: number, height: number, radius: number): JSX.Element[] {
  const laid: JSX.Element[] = [];
  for (let row = 0; row * (height + 2) < 356; row++) {
    for (let x = row % 2 === 0 ? 0 : -(width + 2) / 2; x < 250; x += width + 2)
      laid.push(
        <rect key={`${row} ${x}`} x={x} y={row * (height + 2) - 6} width={width} height={height} rx={radius} />,
      );
  }
  return laid;
}

/** Light, metal and the scenes of the five games, drawn once and used by name. */
export const Scenes = memo(
  (): JSX.Element => (
    <svg className="sprite" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="lit-ember" cx=".5" cy=".42" r=".62">
          <stop offset="0" stopColor="#f08a2c" />
          <stop offset=".4" stopColor="#b04a1c" />
          <stop offset=".78" stopColor="#5a1f16" />
          <stop offset="1" stopColor="#220b0e" />
        </radialGradient>
        <radialGradient id="lit-flame">
          <stop offset="0" stopColor="#ffd27a" stopOpacity=".9" />
          <stop offset="1" stopColor="#ff8a2c" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="lit-lamp" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe7ac" stopOpacity=".85" />
          <stop offset=".6" stopColor="#ffd98a" stopOpacity=".28" />
          <stop offset="1" stopColor="#ffd98a" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="lit-moon" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3c2f7a" />
          <stop offset=".55" stopColor="#7d6fc6" />
          <stop offset="1" stopColor="#c9b8f0" />
        </linearGradient>
        <linearGradient id="shade-up" x1="0" y1="0" x2="0" y2="1">
          <stop offset=".45" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".7" />
        </linearGradient>
        <linearGradient id="lit-metal" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff0c4" />
          <stop offset=".45" stopColor="#f6b24a" />
          <stop offset="1" stopColor="#c4471f" />
        </linearGradient>
        <linearGradient id="lit-frost" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f2fbff" />
          <stop offset=".5" stopColor="#7fc4f0" />
          <stop offset="1" stopColor="#2b5fa8" />
        </linearGradient>
        <linearGradient id="lit-venom" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f7ffd6" />
          <stop offset=".5" stopColor="#a9cf4c" />
          <stop offset="1" stopColor="#3f6a1f" />
        </linearGradient>
        <linearGradient id="lit-lampmetal" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff6d8" />
          <stop offset=".5" stopColor="#d9c08a" />
          <stop offset="1" stopColor="#5f7f8d" />
        </linearGradient>
        <linearGradient id="lit-silver" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffffff" />
          <stop offset=".5" stopColor="#cfc0ff" />
          <stop offset="1" stopColor="#7f66cf" />
        </linearGradient>
        <linearGradient id="leaf" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#94641f" />
          <stop offset=".25" stopColor="#fbe9ad" />
          <stop offset=".5" stopColor="#c9942f" />
          <stop offset=".75" stopColor="#fff5cf" />
          <stop offset="1" stopColor="#94641f" />
        </linearGradient>
        <pattern id="diaper" width="28" height="28" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0h28v28" fill="none" stroke="#fff" strokeOpacity=".16" strokeWidth="1.5" />
          <circle cx="14" cy="14" r="2.2" fill="#fff" opacity=".2" />
        </pattern>
        <pattern id="dots" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
          <circle cx="4" cy="4" r="1.7" fill="#000" />
        </pattern>
        <pattern id="lattice" width="30" height="30" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0h30M0 0v30" stroke="#e8bd57" strokeOpacity=".55" strokeWidth="1.2" />
          <path d="M15 9l6 6-6 6-6-6z" fill="#e8bd57" opacity=".32" />
        </pattern>
      </defs>
      <symbol id="scene-dungeon" viewBox="0 0 250 350" preserveAspectRatio="xMidYMid slice">
        <rect width="250" height="350" fill="var(--scene-1)" />
        <g stroke="#000" strokeOpacity=".5" strokeWidth="2.5" fill="var(--scene-2)" fillOpacity=".28">
          {bricks(48, 32, 3)}
        </g>
        <path d="M28 350V150a97 97 0 0 1 194 0v200z" fill="#000" opacity=".55" />
        <path d="M38 350V152a87 87 0 0 1 174 0v198z" fill="url(#lit-ember)" />
        <g fill="none" stroke="var(--scene-1)" strokeWidth="2.5" opacity=".6">
          <path d="M38 152L24 152" />
          <path d="M42.2 125.1L28.9 120.7" />
          <path d="M54.6 100.8L43.2 92.6" />
          <path d="M73.8 81.6L65.6 70.2" />
          <path d="M98.1 69.2L93.7 55.9" />
          <path d="M125 65L125 51" />
          <path d="M151.8 69.2L156.2 55.9" />
          <path d="M176.1 81.6L184.3 70.2" />
          <path d="M195.3 100.8L206.7 92.6" />
          <path d="M207.7 125.1L221.0 120.7" />
          <path d="M212 152L226 152" />
        </g>
        <path d="M38 350V152a87 87 0 0 1 174 0v198" fill="none" stroke="#ffcf8a" strokeOpacity=".35" strokeWidth="2" />
        <path d="M38 300q87-26 174 0v50H38z" fill="#000" opacity=".45" />
        <g opacity=".9">
          <circle cx="19" cy="128" r="26" fill="url(#lit-flame)" />
          <circle cx="231" cy="128" r="26" fill="url(#lit-flame)" />
          <path d="M19 108c7 8 9 13 9 18a9 9 0 0 1-18 0c0-5 5-8 9-18z" fill="#ffd98a" />
          <path d="M231 108c7 8 9 13 9 18a9 9 0 0 1-18 0c0-5 5-8 9-18z" fill="#ffd98a" />
          <path d="M14 137h10l-3 26h-4zM226 137h10l-3 26h-4z" fill="#1a0d0a" />
        </g>
      </symbol>
      <symbol id="scene-hero" viewBox="0 0 250 350" preserveAspectRatio="xMidYMid slice">
        <rect width="250" height="350" fill="var(--hero-2)" />
        <rect width="250" height="350" fill="url(#diaper)" opacity=".5" />
        <path d="M-40 350 190-20h130v370z" fill="var(--hero-1)" opacity=".75" />
        <circle cx="150" cy="205" r="112" fill="var(--hero-3)" opacity=".32" />
        <circle cx="150" cy="205" r="84" fill="var(--hero-3)" opacity=".3" />
        <rect width="250" height="350" fill="url(#shade-up)" />
      </symbol>
      <symbol id="scene-track" viewBox="0 0 250 350" preserveAspectRatio="xMidYMid slice">
        <rect width="250" height="350" fill="var(--burst-1,#f4e6c4)" />
        <g fill="var(--burst-2,#2f7a5e)" opacity=".9">
          <path d="M125 165L455 165 447 238z" />
          <path d="M125 165L422 308 383 371z" />
          <path d="M125 165L331 423 268 462z" />
          <path d="M125 165L198 487 125 495z" />
          <path d="M125 165L52 487 -18 462z" />
          <path d="M125 165L-81 423 -133 371z" />
          <path d="M125 165L-172 308 -197 238z" />
          <path d="M125 165L-205 165 -197 92z" />
          <path d="M125 165L-172 22 -133 -41z" />
          <path d="M125 165L-81 -93 -18 -132z" />
          <path d="M125 165L52 -157 125 -165z" />
          <path d="M125 165L198 -157 268 -132z" />
          <path d="M125 165L331 -93 383 -41z" />
          <path d="M125 165L422 22 447 92z" />
        </g>
        <rect width="250" height="350" fill="url(#dots)" opacity=".35" />
        <path
          d="M217.0 165.0L233.2 195.7L204.7 213.8L204.2 248.9L171.0 249.5L154.0 279.7L125.0 262.5L96.0 279.7L79.0 249.5L45.8 248.9L45.3 213.8L16.8 195.7L33.0 165.0L16.8 134.3L45.3 116.2L45.8 81.1L79.0 80.5L96.0 50.3L125.0 67.5L154.0 50.3L171.0 80.5L204.2 81.1L204.7 116.2L233.2 134.3z"
          fill="#12231d"
        />
        <path
          d="M212.0 165.0L226.4 193.8L200.3 211.1L199.2 243.7L168.5 244.9L152.2 272.5L125.0 257.2L97.8 272.5L81.5 244.9L50.8 243.7L49.7 211.1L23.6 193.8L38.0 165.0L23.6 136.2L49.7 118.9L50.8 86.3L81.5 85.1L97.8 57.5L125.0 72.8L152.2 57.5L168.5 85.1L199.2 86.3L200.3 118.9L226.4 136.2z"
          fill="var(--burst-3,#f1dfae)"
        />
      </symbol>
      <symbol id="scene-mine" viewBox="0 0 250 350" preserveAspectRatio="xMidYMid slice">
        <rect width="250" height="350" fill="#324a58" />
        <path d="M0 60Q60 40 120 62T250 52V350H0z" fill="#294050" />
        <path d="M0 120Q70 96 130 124T250 108V350H0z" fill="#213543" />
        <path d="M0 190Q60 170 140 196T250 176V350H0z" fill="#192a36" />
        <path d="M0 262Q80 240 150 268T250 250V350H0z" fill="#111e28" />
        <g fill="#e9b45a">
          <path d="m24 92 7-6 6 8-8 7zM214 150l8-5 5 9-9 5zM30 224l6-6 7 6-6 8zM222 84l5-5 6 6-6 6zM16 160l5-4 5 5-5 5z" />
        </g>
        <g fill="#8fd0d6">
          <path d="m44 140 6-5 5 7-6 5zM202 216l7-5 5 7-6 6z" />
        </g>
        <path d="M125 40 250 330H0z" fill="url(#lit-lamp)" />
        <g fill="#5b3c22" stroke="#2a190c" strokeWidth="2.5">
          <path d="M6 0h20v350H6zM224 0h20v350h-20z" />
          <path d="M-4 16h258v24H-4z" />
        </g>
        <g stroke="#8a5f38" strokeWidth="2" opacity=".7" fill="none">
          <path d="M11 44v300M19 50v290M231 44v300M238 50v290M0 24h250M0 32h250" />
        </g>
        <g fill="#17100a">
          <circle cx="16" cy="28" r="3.5" />
          <circle cx="234" cy="28" r="3.5" />
        </g>
      </symbol>
      <symbol id="scene-city" viewBox="0 0 250 350" preserveAspectRatio="xMidYMid slice">
        <rect width="250" height="350" fill="var(--cut-1,#f3e3c2)" />
        <path d="M-10 190 262 96v260H-10z" fill="var(--cut-2,#e0482a)" />
        <circle cx="182" cy="92" r="62" fill="var(--cut-3,#f2c14c)" />
        <path
          d="M0 350V214l30-3v-42l26-4v40l22-3v-64l34-4v66l18-2v-26l30-5v30l22-2v-52l28-3v54l40-4v156z"
          fill="var(--cut-4,#1b4a50)"
        />
        <g fill="var(--cut-3,#f2c14c)" opacity=".85">
          <path d="M86 150h6v9h-6zM98 149h6v9h-6zM86 168h6v9h-6zM188 162h6v8h-6zM198 178h6v8h-6zM38 184h5v8h-5zM136 190h6v8h-6z" />
        </g>
      </symbol>
      <symbol id="scene-castle" viewBox="0 0 250 350" preserveAspectRatio="xMidYMid slice">
        <rect width="250" height="350" fill="#171127" />
        <g stroke="#000" strokeOpacity=".5" strokeWidth="2" fill="#2a2146" fillOpacity=".7">
          {bricks(58, 38, 4)}
        </g>
        <path d="M40 350V178Q40 74 125 18q85 56 85 160v172z" fill="#0a0714" />
        <path d="M50 350V180Q50 84 125 32q75 52 75 148v170z" fill="url(#lit-moon)" />
        <circle cx="152" cy="122" r="34" fill="#f4f2ff" />
        <circle cx="164" cy="114" r="30" fill="#b9a9ea" opacity=".5" />
        <path d="M50 262q18-16 38-6t36-12 36 10 40-8v104H50z" fill="#2a1f52" />
        <path d="M50 300q30-18 60-6t50-8 40 4v60H50z" fill="#120c26" />
        <path d="M50 350V180Q50 84 125 32q75 52 75 148v170" fill="none" stroke="#8f7bd0" strokeWidth="3" />
      </symbol>
    </svg>
  ),
);

export type Scene = 'dungeon' | 'hero' | 'track' | 'mine' | 'city' | 'castle';
