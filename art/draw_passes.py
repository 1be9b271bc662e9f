"""Draws the passes of passes_job.py: edges where normals or depth break, what is behind them fainter, as VIEW.ppm.

Usage: draw_passes.py FOLDER VIEW NEAR FAR [LOW HIGH BEND TONE BEHIND]
NEAR, FAR: metres between which lines fade; LOW, HIGH: from which to which bend of the normals a line grows;
BEND: least bend of depth; TONE: of surfaces seen from the side; BEHIND: strength of what is hidden.
Offshore platform 145 420; weld and probe 2.6 12 .02 .2 .002 .3; spheres 45 170 .06 .35 .004 .06;
tanks 150 420 .16 .5 .01 0 .15; refinery 55 200 .1 .4 .006 0 .3.
"""
import numpy as np, sys
def lines(a, lo, hi, dz):
    n=a[...,:2]; z=a[...,2]; hit=z>0
    nz=np.sqrt(np.clip(1-(n**2).sum(-1),0,1)); N=np.dstack([n,nz])
    inv=np.where(hit,1/np.maximum(z,1e-6),0)
    e=np.zeros(z.shape,np.float32)
    for ax in (0,1):
        s=lambda v,k: np.roll(v,k,axis=ax)
        d=1-(N*s(N,-1)).sum(-1); d=np.where(hit&s(hit,-1),d,0)
        en=np.clip((d-lo)/(hi-lo),0,1)
        bend=np.abs(s(inv,1)+s(inv,-1)-2*inv)/np.maximum(np.maximum(inv,np.maximum(s(inv,1),s(inv,-1))),1e-9)
        ed=np.clip((bend-dz)/(dz*6),0,1)
        near=(inv>=s(inv,1)*.999)&(inv>=s(inv,-1)*.999)
        e=np.maximum(e,np.maximum(en*.8,ed*near))
    e[:2]=0;e[-2:]=0;e[:,:2]=0;e[:,-2:]=0
    return e*hit, z, nz*hit
def main(folder,name,near,far,lo=".06",hi=".35",dz=".004",tone=".12",back=".4"):
    d=np.load(f"{folder}/{name}.npz"); near=float(near);far=float(far);lo,hi,dz,tone,back=map(float,(lo,hi,dz,tone,back))
    e,z,nz=lines(d["front"],lo,hi,dz); b,zb,_=lines(d["back"],lo,hi,dz)
    fade=lambda z: np.clip(1-(np.log(np.maximum(z,1e-3))-np.log(near))/(np.log(far)-np.log(near)),0,1)
    f=e*(.15+.85*fade(z)); g=b*back*(.15+.85*fade(zb))
    t=np.where(z>0,(1-nz)**2,0)*tone*fade(z)
    v=np.maximum(np.maximum(f,g),t)
    h,w=v.shape; v=v.reshape(h//2,2,w//2,2); v=np.clip(1.2*(.3*v.mean((1,3))+.7*v.max((1,3))),0,1)
    line=np.array([196,230,236]); img=(line*v[...,None]).clip(0,255).astype(np.uint8)
    h,w=v.shape
    open(f"{folder}/{name}.ppm","wb").write(b"P6 %d %d 255\n"%(w,h)+img.tobytes())
    print(name,"z",[round(float(q),1) for q in np.quantile(z[z>0],[.02,.2,.5,.8,.98])])
main(*sys.argv[1:])
